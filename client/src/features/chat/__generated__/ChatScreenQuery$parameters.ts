/**
 * @generated SignedSource<<ba11d94c4255c14c72fd4c451150e2aa>>
 * @relayHash 9c76ef28e499c679fa388b83b87fa57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c47b80f27e8ceac2de215a21d0a85701ece4852f0b2cae07cc68cfb16989387

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c47b80f27e8ceac2de215a21d0a85701ece4852f0b2cae07cc68cfb16989387",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
