/**
 * @generated SignedSource<<b4fc601fc9a5304ba5d75b95b8af7c63>>
 * @relayHash 052ff8662c13b2d2a41c082edac20d6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d8e54ff2da2ca0320a3ff3a89aa806db8fe1c151e33a4f10dc0bb37cfe74b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52d8e54ff2da2ca0320a3ff3a89aa806db8fe1c151e33a4f10dc0bb37cfe74b3",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
