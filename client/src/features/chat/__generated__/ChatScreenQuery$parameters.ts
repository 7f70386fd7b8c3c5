/**
 * @generated SignedSource<<b361edfa891ae72eb4eb55d3aef491ab>>
 * @relayHash 13847441b23b11c95cedeb3657b80598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b126af55f050896fb10c05fa63bedcaa88b3be18b108b308e167df5a674c5269

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b126af55f050896fb10c05fa63bedcaa88b3be18b108b308e167df5a674c5269",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
