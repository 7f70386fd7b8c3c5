/**
 * @generated SignedSource<<01fd5d3ff6e00c24ca2904040e343cb5>>
 * @relayHash 261420e10e201147bc0932928a4f0891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID facb61ff80e647cc02e0cbf47e2055bb8e54b2a277e4e1203a7a3397d81e28c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutAccountsScreenQuery } from './PayoutAccountsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutAccountsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "facb61ff80e647cc02e0cbf47e2055bb8e54b2a277e4e1203a7a3397d81e28c5",
    "metadata": {},
    "name": "PayoutAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
