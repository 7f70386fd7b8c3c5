/**
 * @generated SignedSource<<49172f846cfa3be6cdc7111667553f75>>
 * @relayHash c892b93eee24b1741e553d53ff0d606d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 362f65456dfbaad1edc75028acacbde8d3154b3b5bdefd8d8cfe86158fee3484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "362f65456dfbaad1edc75028acacbde8d3154b3b5bdefd8d8cfe86158fee3484",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
