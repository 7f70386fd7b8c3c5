/**
 * @generated SignedSource<<43b336ada60c4197bff3e340f72119a6>>
 * @relayHash 610d6cdb41963c5ea2f3d8053724cc05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0467e911ac73036dec1fda209829e0025349eefe1b4ba45e62998cfa59badfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0467e911ac73036dec1fda209829e0025349eefe1b4ba45e62998cfa59badfc",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
