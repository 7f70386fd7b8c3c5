/**
 * @generated SignedSource<<2d7f613cc8c9b53f580802842d0ccd3f>>
 * @relayHash b6e557268071060f459be0da39fdc0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b286e17bbf7b7b0a69d544c83239493e7e04513472903434618f181bf8aa86bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b286e17bbf7b7b0a69d544c83239493e7e04513472903434618f181bf8aa86bf",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
