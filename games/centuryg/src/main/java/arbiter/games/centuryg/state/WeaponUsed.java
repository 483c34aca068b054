package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** What a Weapon uses up: One Shots, slow ones, Techniques. Ledger: BCG-ABIL-9 to BCG-ABIL-11. */
public record WeaponUsed(String unit, String weapon, boolean oneShot, boolean slow, boolean technique)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        if (slow) {
            state.fighter(unit).stores.slow(weapon, state.round + 2);
        }
        for (Fighter one : state.sharing(unit)) {
            if (oneShot) {
                one.stores.spend(weapon);
            }
            if (technique) {
                one.stores.technique();
            }
        }
    }

    @Override
    public Line line(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        String name = fighter.weapons().stream()
                .map(mounted -> mounted.weapon())
                .filter(owned -> owned.id().equals(weapon))
                .map(owned -> owned.name())
                .findFirst()
                .orElse(weapon);
        String rest = slow ? " must rest until Round " + (state.round + 2) : "";
        String words = oneShot ? " is used up" : slow ? rest : " has lost its surprise";
        return CenturyEvent.tell(state, unit, "'s " + name + words);
    }
}
