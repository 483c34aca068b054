package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Delayed;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.ItemDone;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.SynchroJoined;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Several strike as one: whoever is to act later is waited for, and the Actions of all go into the leader's attack.
 * Ledger: synchro-attack, BCG-AMB-89.
 */
final class SynchroAttack {

    private static final int FOR_EACH_ALLY = 2;
    private static final String ITEM = "synchro-attack";

    private SynchroAttack() {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (Powers.can(state, unit, PowerId.SYNCHRO_ATTACK)
                && isFree(state, unit)
                && !state.done().contains(ITEM)
                && !helpers(state, unit).isEmpty()) {
            deeds.add(Setup.of(
                    state,
                    unit,
                    PowerId.SYNCHRO_ATTACK,
                    "2 Advantages on the next attack for each ally who joins in",
                    SynchroAttack::gather));
        }
    }

    /** Everybody joins once in a fight, and not twice at a time. */
    private static boolean isFree(CenturyState state, Fighter unit) {
        return !unit.genre().usedThisFight(PowerId.SYNCHRO_ATTACK)
                && !state.has(Mark.Kind.SYNCHRO, unit)
                && !leads(state, unit);
    }

    private static boolean leads(CenturyState state, Fighter unit) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SYNCHRO && mark.against().equals(unit.id())) {
                return true;
            }
        }
        return false;
    }

    /** Allies who still have their Action and a Point; one whose Turn has come must be waiting already. */
    private static List<Fighter> helpers(CenturyState state, Fighter unit) {
        List<Fighter> helpers = Powers.allies(state, unit);
        helpers.removeIf(ally -> ally.hasActed()
                || ally.genre().points() == 0
                || ally.allegiance().isPossessed()
                || !isFree(state, ally));
        return helpers;
    }

    private static void gather(Play<CenturyState> play, Fighter leader) {
        CenturyState state = play.state();
        List<Whom> candidates = new ArrayList<>();
        for (Fighter ally : helpers(state, leader)) {
            candidates.add(new Whom(ally));
        }
        List<Whom> asked =
                play.chooseSome(Request.some(leader.decider(), "synchro.allies", candidates, 1, candidates.size())
                        .asking(() -> "Who strikes together with " + leader.name() + "?"));
        Fighter last = leader;
        boolean anybody = false;
        for (Whom whom : asked) {
            Fighter ally = whom.fighter();
            if (play.confirm(
                    ally.decider(), "synchro.join", () -> "Strike together with " + leader.name() + " for 1 GP?")) {
                play.emit(new Marked(
                        new Mark(Mark.Kind.SYNCHRO, ally.id(), leader.id(), leader.id(), FOR_EACH_ALLY, Clock.ROUND),
                        "keeps its Action to strike together with " + leader.name()));
                boolean later = !Round.waits(state, ally) && (last == leader || Round.before(last, ally));
                last = later ? ally : last;
                anybody = true;
            }
        }
        if (!anybody) { // whoever has declined is not asked again in this Turn
            play.emit(new ItemDone(leader.id(), ITEM));
        }
        if (last != leader) {
            play.emit(new Delayed(leader.id(), last.id(), true));
        }
    }

    /** Whether the Unit's Action belongs to a common attack that was made or can still be made. */
    static boolean holds(CenturyState state, Fighter unit) {
        if (state.marks().isEmpty() || !state.has(Mark.Kind.SYNCHRO, unit)) {
            return false;
        }
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SYNCHRO
                    && mark.on().equals(unit.id())
                    && state.fighter(mark.against()).isFighting()) {
                return true;
            }
        }
        return unit.genre().usedThisFight(PowerId.SYNCHRO_ATTACK);
    }

    /** All is paid when the attack is made: the Power by the leader, a single Point by each of the others. */
    static void pay(Play<CenturyState> play, Strike strike) {
        Fighter leader = strike.attacker();
        CenturyState state = play.state();
        if (state.marks().isEmpty() || !leads(state, leader) || strike.isFree()) {
            return;
        }
        if (!Powers.can(state, leader, PowerId.SYNCHRO_ATTACK)
                || leader.genre().usedThisFight(PowerId.SYNCHRO_ATTACK)) {
            return;
        }
        List<Fighter> joining = new ArrayList<>();
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SYNCHRO && mark.against().equals(leader.id())) {
                Fighter ally = state.fighter(mark.on());
                if (ally.isFighting() && ally.genre().points() > 0) {
                    joining.add(ally);
                }
            }
        }
        if (!joining.isEmpty()) {
            Powers.pay(play, leader, PowerId.SYNCHRO_ATTACK, "");
        }
        for (Fighter ally : joining) {
            play.emit(new SynchroJoined(ally.id(), leader.id()));
        }
        strike.reactions.synchro = FOR_EACH_ALLY * joining.size();
    }
}
