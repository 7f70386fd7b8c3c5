/**
 * @generated SignedSource<<6c70c79cbbb6b0cc12386bd48d3ef046>>
 * @relayHash bfe29e88f8abd7d1e47aadd3a5e83d6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0a960f9c54da100f896c27d62d56575c002ceb19e1ca3252eca2163163e074

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0a960f9c54da100f896c27d62d56575c002ceb19e1ca3252eca2163163e074",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
