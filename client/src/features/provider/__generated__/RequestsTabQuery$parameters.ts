/**
 * @generated SignedSource<<461e3e64376fd2553d2c288ca6e1bff6>>
 * @relayHash cd2410068f098e563897295ed7d271b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f731f4bbc94a2de9180520b3b803b5b62cb8607a280ecfd9c91c73a023602b3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f731f4bbc94a2de9180520b3b803b5b62cb8607a280ecfd9c91c73a023602b3d",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
