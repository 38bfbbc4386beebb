/**
 * Entries of a bucket, and buckets of a group, before it is split. A page reads on average half a bucket more of
 * entries than it shows, and half a group of buckets; smaller ones make more groups, which every page reads.
 */
export const limits = { entries: 200, buckets: 150 };
