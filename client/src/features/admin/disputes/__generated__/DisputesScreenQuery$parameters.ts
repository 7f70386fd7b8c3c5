/**
 * @generated SignedSource<<042aaa51a99e01124b81bd85c101302d>>
 * @relayHash 93789d5619b50b477e9e69242688c3eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dce3270c7fe3876a3c31fa6b3264a3f33fa84640555ed8a57b49d95baeb911b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dce3270c7fe3876a3c31fa6b3264a3f33fa84640555ed8a57b49d95baeb911b",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
