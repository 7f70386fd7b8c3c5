/**
 * @generated SignedSource<<73fa26037e73fbe7500665dc63cf84dc>>
 * @relayHash 36551532a144d8eb386bcc087f1266e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef0cf609c89baf9665bafcd750f07ec79bb3579e1c0e4e538e0a89751d15684f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef0cf609c89baf9665bafcd750f07ec79bb3579e1c0e4e538e0a89751d15684f",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
