/**
 * @generated SignedSource<<942b8b60761f904956007ad626e48cc8>>
 * @relayHash 9333ae64d34de6d44ed249ad9ec9960c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfc18a2bb011c6a3bc9b1ea4474d4d53e600499234d6838db8db1430550c76e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentCasesScreenQuery } from './PaymentCasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentCasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfc18a2bb011c6a3bc9b1ea4474d4d53e600499234d6838db8db1430550c76e6",
    "metadata": {},
    "name": "PaymentCasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
