/**
 * @generated SignedSource<<7e0ee0b43ad14ad4edaf474ce1d42185>>
 * @relayHash 0f1e8e6095378ca968b43028419a46ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50be6ee37dc06ec1f123be5647f6b6b71c4698c16979db93d426da920ed89fcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50be6ee37dc06ec1f123be5647f6b6b71c4698c16979db93d426da920ed89fcd",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
