/**
 * @generated SignedSource<<4139b1c21ba3365f6ea2a8ab82f9dad6>>
 * @relayHash 414e6a3eefef54dec305b324988dbef7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81a5203e151a6b4ef7a3aa1acbd93d620166abff179f4eaa7e87471426d3e78e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileTabQuery } from './ProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<ProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81a5203e151a6b4ef7a3aa1acbd93d620166abff179f4eaa7e87471426d3e78e",
    "metadata": {},
    "name": "ProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
