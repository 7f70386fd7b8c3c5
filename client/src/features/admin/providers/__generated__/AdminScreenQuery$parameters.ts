/**
 * @generated SignedSource<<e05d209d5c3369e71bae10c402397bf2>>
 * @relayHash 972bc65e315661c1a60a680fe44f3ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e413255ab1913862cca4c48268f381f44bf49edd205e6ea7e80ea1b260c75b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e413255ab1913862cca4c48268f381f44bf49edd205e6ea7e80ea1b260c75b0",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
