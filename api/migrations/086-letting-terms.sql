-- A mandate keeps what is agreed on its letting. Of one that is not signed yet, that is what its property says; of one that
-- was signed, what its paper says, which is kept.
update mandate m set parts = m.parts || jsonb_build_object('management', null, 'letting', jsonb_build_object(
    'monthlyExpenses', p.parts -> 'financialInfo' -> 'monthlyExpenses',
    'deposit', p.parts -> 'rentalInfo' -> 'deposit',
    'furnished', p.parts -> 'rentalInfo' -> 'furnished',
    'tenantFee', p.parts -> 'rentalInfo' -> 'tenantFee',
    'inventoryFee', p.parts -> 'rentalInfo' -> 'inventoryFee',
    'landlordFee', p.parts -> 'rentalInfo' -> 'landlordFee',
    'landlordInventoryFee', p.parts -> 'rentalInfo' -> 'landlordInventoryFee',
    'negotiationFee', null))
from property p
where p.reference = m.property_ref and m.transaction_type = 'RENT' and m.status = 'PENDING' and m.parts -> 'letting' is null;
