import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import type { Locale } from '#shared/contracts/fields.ts';
import { smsText } from '#shared/domain/sign-in/sms.ts';
import { requireEnv } from '../data/environment.ts';
import { countSms } from '../data/sms-month.ts';

const sns = new SNSClient({});
const { host } = new URL(requireEnv('ORIGIN'));

type Code = { phone: string; code: string; locale: Locale };

/** The SMS with a code. Throws code-limit once this month's SMS are used up. */
export const sendCode = async ({ phone, code, locale }: Code, now: string): Promise<void> => {
  const sent = await countSms(now);
  await sns.send(
    new PublishCommand({
      PhoneNumber: phone,
      Message: smsText({ code, locale, host }),
      MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
    }),
  );
  console.log(JSON.stringify(metric(sent, now)));
};

/** CloudWatch makes a metric of such a line by itself; the alarm sms-ceiling watches it. */
const metric = (sent: number, now: string) => ({
  _aws: {
    Timestamp: Date.parse(now),
    CloudWatchMetrics: [{ Namespace: 'Smena', Dimensions: [[]], Metrics: [{ Name: 'SmsThisMonth' }] }],
  },
  SmsThisMonth: sent,
});
