/**
 * @generated SignedSource<<c9e88bdf02deb5cbde521d52e04a523c>>
 * @relayHash 02533226d5b2833fc5b2d7bdbb62c4e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a08ca77bb48268b28de0ae3d2ae9872c3f06fc78f13f916d54c833c37337050

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewReportsScreenQuery } from './ReviewReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a08ca77bb48268b28de0ae3d2ae9872c3f06fc78f13f916d54c833c37337050",
    "metadata": {},
    "name": "ReviewReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
