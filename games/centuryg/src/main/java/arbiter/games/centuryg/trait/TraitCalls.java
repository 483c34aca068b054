package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.tabletop.act.OptionalAction;
import java.util.List;
import java.util.function.Consumer;

/** Traits that wait for no moment of their own. Ledger: tables 3.3 to 3.5. */
public final class TraitCalls {

    private TraitCalls() {}

    public static void offer(CenturyState state, List<Call> calls) {
        for (Fighter fighter : state.units()) {
            if (!fighter.isOnFoot()) {
                continue;
            }
            for (TraitInUse own : fighter.body().traits()) {
                if (fighter.fate() == UnitFate.AWAY) {
                    own.effect().offerAway(fighter, own, calls);
                } else if (fighter.isFighting()) {
                    own.effect().offerInScene(state, fighter, own, calls);
                } else if (hasFallen(fighter) && state.scene().scale() != SceneScale.MATCH) {
                    own.effect().offerFallen(fighter, own, calls);
                }
            }
            if (fighter.isFighting() && state.scene().scale() == SceneScale.MATCH) {
                calls.add(new Call(
                        fighter.decider(),
                        OptionalAction.<CenturyState>of(
                                "yield:" + fighter.id(),
                                fighter.name() + " gives up",
                                play -> play.emit(new Destroyed(fighter.id(), UnitFate.YIELDED))))); // BCG-MATCH-11
            }
        }
    }

    private static boolean hasFallen(Fighter fighter) {
        return fighter.fate() == UnitFate.DEFEATED || fighter.fate() == UnitFate.DESTROYED;
    }

    /** Puts a Trait on the list, unless it is used up. */
    static void add(Fighter fighter, TraitInUse own, Consumer<Play<CenturyState>> act, List<Call> calls) {
        if (TraitUses.ready(fighter, own)) {
            String id = own.id() + ":" + fighter.id();
            String text = fighter.name() + ": " + TraitUses.name(own.entry());
            calls.add(new Call(fighter.decider(), OptionalAction.<CenturyState>of(id, text, act)));
        }
    }

    /** Whether that one is an Enemy on foot who is here. */
    static boolean faces(CenturyState state, Fighter person, Fighter other) {
        return other.isFighting() && other.isOnFoot() && other.zone() == person.zone() && state.enemies(person, other);
    }
}
