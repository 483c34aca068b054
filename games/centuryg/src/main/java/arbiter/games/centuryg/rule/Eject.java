package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.CoreEjected;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hull;
import arbiter.games.centuryg.state.LeftToItself;
import arbiter.games.centuryg.state.TurnBegan;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Leaving the machine in its Core: by choice before the Action, or when it is destroyed. Ledger: BCG-CORE-1 to BCG-CORE-4. */
record Eject() implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (hasCore(unit) && unit.base().isEmpty() && !unit.crew().isCombined()) {
            deeds.add(new Eject());
        }
    }

    /** Grunts never get out, and there is nobody in machines and beasts without a pilot. Ledger: BCG-CORE-4, biological. */
    private static boolean hasCore(Fighter unit) {
        return unit.hull() == Hull.WHOLE
                && unit.machine().tier() != Tier.GRUNT
                && !unit.machine().pilotless()
                && !unit.owns(UpgradeId.BIOLOGICAL);
    }

    /** The Core of a destroyed machine appears where the wreck is; of a combined Unit everybody's. Ledger: BCG-AMB-50. */
    static void fromWreck(Play<CenturyState> play, Fighter unit) {
        if (unit.fate() != Fate.DESTROYED) {
            return;
        }
        if (hasCore(unit)) {
            play.emit(new CoreEjected(unit.id(), unit.zone()));
        }
        for (String member : unit.crew().members()) {
            Fighter aboard = play.state().fighter(member);
            if (hasCore(aboard)) {
                play.emit(new CoreEjected(member, unit.zone()));
            }
        }
    }

    @Override
    public String id() {
        return "eject";
    }

    @Override
    public String text() {
        return "Eject: leave the machine to itself, then act";
    }

    @Override
    public boolean takesAction() {
        return false;
    }

    /** A Zone away; the machine stays, in its Duel if it was in one. Ledger: BCG-AMB-51, BCG-AMB-57. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        List<Spot> spots = new ArrayList<>();
        for (int zone : Colossus.around(state, unit)) {
            spots.add(Spot.of(state, zone, unit.zone()));
        }
        if (spots.isEmpty()) {
            spots.add(Spot.of(state, unit.zone(), unit.zone()));
        }
        Spot spot = spots.size() == 1
                ? spots.get(0)
                : play.choose(Request.one(unit.decider(), "eject.place", spots)
                        .asking(() -> "Where does the Core come down?"));
        play.emit(new CoreEjected(unit.id(), spot.zone()));
    }

    /** A Turn begins, but for that of a machine whose pilot has left it in this very Turn. Ledger: BCG-AMB-51. */
    static void begin(Play<CenturyState> play, Fighter unit) {
        boolean goesOn =
                unit.hull() == Hull.EMPTY && unit.crew().hasBegun(play.state().round());
        play.emit(goesOn ? new LeftToItself(unit.id()) : new TurnBegan(unit.id()));
    }

    /** The empty machine of a Core that has just acted, if it is still to act. Ledger: BCG-AMB-51. */
    static boolean follows(CenturyState state, Fighter machine, Fighter core) {
        return machine.hull() == Hull.EMPTY
                && machine.isFighting()
                && !machine.hasActed()
                && core.cockpit().machine().filter(machine.id()::equals).isPresent();
    }
}
