/**
 * @generated SignedSource<<cdda7832effe0b771f872df49d8696ee>>
 * @relayHash 731e42c793e05c6000ab03b37e426018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af30bc78bf9694e6b61a57967725ddb020c6c3b408ed7d75efaae958c4dcc9fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af30bc78bf9694e6b61a57967725ddb020c6c3b408ed7d75efaae958c4dcc9fd",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
