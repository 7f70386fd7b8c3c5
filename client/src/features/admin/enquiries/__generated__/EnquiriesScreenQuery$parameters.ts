/**
 * @generated SignedSource<<03de0b5c2e39b7d6eb5627b4bf6303be>>
 * @relayHash 6c60c189218b65970127cf4cd1f327a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84305076a12f53b3bb16b42ef6e9300f3fc97d7958687dc36af95d061b3c284e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EnquiriesScreenQuery } from './EnquiriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EnquiriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84305076a12f53b3bb16b42ef6e9300f3fc97d7958687dc36af95d061b3c284e",
    "metadata": {},
    "name": "EnquiriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
