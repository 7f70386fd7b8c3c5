/**
 * @generated SignedSource<<897bfb8125c86d000e0a06994b9463e8>>
 * @relayHash 18b8b59217a9d63e675184b511fdcab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2e203103906a32ee10f5dd38f8e256e05e2bb12d70cd2df83ed3637dcb53aa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2e203103906a32ee10f5dd38f8e256e05e2bb12d70cd2df83ed3637dcb53aa7",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
