/**
 * @generated SignedSource<<f749e2f532026fe156ca830c969d8b67>>
 * @relayHash 9d55bfe923b1ca1b6cf624e735eb83b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89c03253afd617603ed020b14837587e629e7c109cc34793745472c7f9203b91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89c03253afd617603ed020b14837587e629e7c109cc34793745472c7f9203b91",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
