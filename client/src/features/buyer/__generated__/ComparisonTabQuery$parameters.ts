/**
 * @generated SignedSource<<143f33d9db46f07bad6e27ed067388c4>>
 * @relayHash 0e09eb6aceb13237641dd08aeb80f848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb7b16a6759222504bd4129b356774d1e1d1a0dff5501dccf53230aa38a6211

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeb7b16a6759222504bd4129b356774d1e1d1a0dff5501dccf53230aa38a6211",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
