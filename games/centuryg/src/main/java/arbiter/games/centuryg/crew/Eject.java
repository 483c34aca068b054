package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Leaving the machine in its Core: by choice before the Action, or when it is destroyed. Ledger: BCG-CORE-1 to BCG-CORE-4. */
public record Eject() implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (hasCore(unit) && unit.base().isEmpty() && !unit.crew().isCombined()) {
            deeds.add(new Eject());
        }
    }

    /** Grunts never get out, and there is nobody in machines and beasts without a pilot. Ledger: BCG-CORE-4, biological. */
    private static boolean hasCore(Fighter unit) {
        return unit.hull() == Hull.WHOLE
                && unit.machine().tier() != Tier.GRUNT
                && !unit.machine().pilotless()
                && !unit.nature().holdsPilot();
    }

    /** The Core of a destroyed machine appears where the wreck is; of a combined Unit everybody's. Ledger: BCG-AMB-50. */
    public static void fromWreck(Play<CenturyState> play, Fighter unit) {
        if (unit.fate() != UnitFate.DESTROYED) {
            return;
        }
        if (hasCore(unit)) {
            play.emit(new CoreEjected(unit.id(), unit.zone()));
        }
        for (String member : unit.crew().members()) {
            Fighter aboard = play.state().unit(member);
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
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone : Colossus.around(state, unit)) {
            spots.add(ZoneOption.of(state, zone, unit.zone()));
        }
        if (spots.isEmpty()) {
            spots.add(ZoneOption.of(state, unit.zone(), unit.zone()));
        }
        ZoneOption spot = spots.size() == 1
                ? spots.get(0)
                : play.choose(Request.one(unit.decider(), "eject.place", spots)
                        .asking(() -> "Where does the Core come down?"));
        play.emit(new CoreEjected(unit.id(), spot.zone()));
    }

    /** A Turn begins, but for that of a machine whose pilot has left it in this very Turn. Ledger: BCG-AMB-51. */
    public static void begin(Play<CenturyState> play, Fighter unit) {
        boolean goesOn =
                unit.hull() == Hull.EMPTY && unit.crew().hasBegun(play.state().round());
        play.emit(goesOn ? new LeftToItself(unit.id()) : new TurnBegan(unit.id()));
    }

    /** The empty machine of a Core that has just acted, if it is still to act. Ledger: BCG-AMB-51. */
    public static boolean follows(CenturyState state, Fighter machine, Fighter core) {
        return machine.hull() == Hull.EMPTY
                && machine.isFighting()
                && !machine.hasActed()
                && core.cockpit().machine().filter(machine.id()::equals).isPresent();
    }

    /** A pilot is out of the machine in its Core; what stays behind is a wreck or runs by itself. Ledger: BCG-CORE-3. */
    public record CoreEjected(String unit, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter machine = state.unit(unit);
            Fighter core = core(state, machine);
            if (machine.isFighting()) {
                Outfit.leave(machine, Hull.EMPTY);
            }
            if (state.currentTurn().isOf(unit)) {
                if (machine.isFighting()) {
                    CurrentTurn.handOver(state, core);
                } else {
                    TurnPlace.setActed(core, true);
                }
            }
            state.add(core);
        }

        /** What ejects: the pilot, with all that is the pilot's. Ledger: BCG-AMB-50. */
        private Fighter core(CenturyState state, Fighter from) {
            Fighter core = Fighter.core(from, from.id() + "-core", from.name() + "'s Core", zone);
            core.hide(state.bodyOf(unit).isHidden()); // nobody learns by the Core what they did not know of the machine
            core.set(from.cockpit().from(from.id()));
            UnitCondition.bare(core);
            TurnPlace.takeOver(core, from);
            GenrePoints.move(from, core);
            Body.move(from, core);
            return core;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, "'s Core ejects to " + state.field().name(zone));
        }
    }

    /** The Turn of a pilot who has ejected is over and the empty machine takes its Action in it. Ledger: BCG-AMB-51. */
    public record LeftToItself(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Course.machineActs(state, unit);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " is left to itself");
        }
    }
}
