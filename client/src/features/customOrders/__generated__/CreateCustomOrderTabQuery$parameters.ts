/**
 * @generated SignedSource<<d9ceaf6927d783a960b02d1ad6c4ea31>>
 * @relayHash 9fe862b74ea57dde9ee8eaeb61545a87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a861873997aaa104d4528628da8fdbac9b1cfe391cdcbc5e8b5b47ef629f79c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCustomOrderTabQuery } from './CreateCustomOrderTabQuery.graphql';

const node: PreloadableConcreteRequest<CreateCustomOrderTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a861873997aaa104d4528628da8fdbac9b1cfe391cdcbc5e8b5b47ef629f79c",
    "metadata": {},
    "name": "CreateCustomOrderTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
