/**
 * @generated SignedSource<<c8c941bd9de84b4fa16e310b46f58841>>
 * @relayHash 7fc5b8eb691b129f685efb3a40574d66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e15dd1f51cb655e31b914ede322f63f11c3883150efe1fe75f7fa0736b56aecb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e15dd1f51cb655e31b914ede322f63f11c3883150efe1fe75f7fa0736b56aecb",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
