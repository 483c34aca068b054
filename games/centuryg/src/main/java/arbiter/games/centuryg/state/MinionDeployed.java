package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.kernel.Line;

/** A Boss sends another Unit into the fight, on its own Initiative. Ledger: we-are-many, BCG-AMB-116. */
public record MinionDeployed(String unit, String name, Machine machine, String leader, int zone)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter boss = state.fighter(leader);
        Fighter minion = new Fighter(unit, name, boss.side(), machine, zone);
        minion.initiative = boss.initiative;
        minion.allegiance.leader = leader;
        minion.acted = boss.acted || leader.equals(state.acting); // from the Boss's next Turn on
        state.add(minion);
        Fighter first = state.sharing(unit).get(0);
        if (first != minion) { // what they have used up together
            minion.stores.share(first.stores);
            minion.restoration.takeOver(first.restoration);
        }
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, leader)
                .words(" sends ")
                .unit(unit, name)
                .words(" to " + state.field().zones().text(zone))
                .line();
    }
}
