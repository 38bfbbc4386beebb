// Runs in CloudFront on the default behaviour only, so that a missing /api path stays a 404:
// a path whose last part has no extension is a screen of the web app.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request;
  if (!/\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
