import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';

const sns = new SNSClient({});

/** The request has counted the SMS with `reserveSms`. */
export const sendSms = async ({ phone, text }: { phone: string; text: string }): Promise<void> => {
  await sns.send(
    new PublishCommand({
      PhoneNumber: phone,
      Message: text,
      MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
    }),
  );
};
