package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Delay.Delayed;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Several strike as one: whoever is to act later is waited for, and the Actions of all go into the leader's attack.
 * Ledger: synchro-attack, BCG-AMB-89.
 */
public record SynchroAttack(int advantages) implements PowerTrait {

    /** From here on it is worth the Points of several. */
    private static final int TENSE = 3;

    /** What counts as joining, whoever leads by which Power. */
    static final String JOINING = "synchro-attack";

    @Override
    public void withAction(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (isFree(state, owner)
                && !state.done().contains(power.id())
                && !helpers(state, owner).isEmpty()) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> advantages + " Advantages on the next attack for each ally who joins in",
                    (play, leader) -> gather(play, leader, power)));
        }
    }

    public static boolean hasJoined(Fighter pilot) {
        return pilot.genre().usedThisFight(JOINING);
    }

    /** Everybody joins once in a fight, and not twice at a time. */
    private static boolean isFree(CenturyState state, Fighter pilot) {
        if (hasJoined(pilot)) {
            return false;
        }
        for (Mark mark : state.marks()) {
            boolean bound = mark.by().equals(pilot.id()) || mark.against().equals(pilot.id());
            if (mark.kind() == Mark.Kind.SYNCHRO && bound) {
                return false;
            }
        }
        return true;
    }

    /** Pilots of one Unison Combination need no Actions for it. Ledger: unison-combination. */
    private static boolean inUnison(CenturyState state, Fighter one, Fighter other) {
        Fighter body = ActingPilot.body(state, one);
        return body.crew().isUnison() && ActingPilot.body(state, other) == body;
    }

    /** Allies who still have their Action and a Point; one whose Turn has come must be waiting already. */
    private static List<Fighter> helpers(CenturyState state, Fighter leader) {
        List<Fighter> helpers = new ArrayList<>(0);
        for (Fighter ally : state.units()) {
            boolean together = ally != leader && inUnison(state, leader, ally);
            boolean apart = !ally.hasActed()
                    && !ally.crew().isAboard()
                    && ally != ActingPilot.body(state, leader)
                    && Powers.points(state, ally) > 0;
            boolean can = together ? Powers.points(state, leader) > Powers.price(state, leader) : apart;
            if (can
                    && ally.isFighting()
                    && !state.enemies(leader, ally)
                    && !ally.allegiance().isPossessed()
                    && isFree(state, ally)) {
                helpers.add(ally);
            }
        }
        return helpers;
    }

    private void gather(Play<CenturyState> play, Fighter leader, KnownPower power) {
        CenturyState state = play.state();
        List<UnitOption<Fighter>> candidates = new ArrayList<>();
        for (Fighter ally : helpers(state, leader)) {
            candidates.add(new UnitOption<>(ally));
        }
        List<UnitOption<Fighter>> asked =
                play.chooseSome(Request.some(leader.decider(), "synchro.allies", candidates, 1, candidates.size())
                        .asking(() -> "Who strikes together with " + leader.name() + "?"));
        Fighter last = leader;
        boolean anybody = false;
        for (UnitOption<Fighter> whom : asked) {
            Fighter ally = whom.unit();
            if (play.confirm(
                    ally.decider(), "synchro.join", () -> "Strike together with " + leader.name() + " for 1 GP?")) {
                last = join(play, leader, ally, last);
                anybody = true;
            }
        }
        if (!anybody) { // whoever has declined is not asked again in this Turn
            play.emit(new ItemDone(leader.id(), power.id()));
        }
        if (last != leader) {
            play.emit(new Delayed(leader.id(), last.id(), true));
        }
    }

    /** Keeps an ally's Action; who is waited for, that ally or another one. */
    private Fighter join(Play<CenturyState> play, Fighter leader, Fighter ally, Fighter last) {
        CenturyState state = play.state();
        boolean together = inUnison(state, leader, ally);
        play.emit(new Marked(
                new Mark(Mark.Kind.SYNCHRO, ally.id(), ally.id(), leader.id(), advantages, Clock.ROUND),
                (together ? "will strike together with " : "keeps its Action to strike together with ")
                        + leader.name()));
        boolean later = !together && !Round.waits(state, ally) && (last == leader || Round.before(last, ally));
        return later ? ally : last;
    }

    /** Whether a pilot's Action belongs to a common attack that was made or can still be made. */
    public static boolean holds(CenturyState state, Fighter pilot) {
        boolean bound = false;
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SYNCHRO && keepsAction(state, mark, pilot)) {
                if (state.unit(mark.against()).isFighting()) {
                    return true;
                }
                bound = true;
            }
        }
        return bound && hasJoined(pilot);
    }

    private static boolean keepsAction(CenturyState state, Mark mark, Fighter pilot) {
        return mark.by().equals(pilot.id()) && !inUnison(state, pilot, state.unit(mark.against()));
    }

    /** All is paid when the attack is made: the Power by the leader, a single Point by each of the others. */
    @Override
    public void onAttack(Play<CenturyState> play, Fighter leader, KnownPower power, AttackInProgress attack) {
        CenturyState state = play.state();
        if (state.marks().isEmpty() || attack.isFree() || hasJoined(leader)) {
            return;
        }
        List<Fighter> joining = joining(state, leader);
        if (joining.isEmpty()) {
            return;
        }
        power.pay(play, leader, "");
        for (Fighter ally : joining) {
            if (Powers.points(state, ally) > 0) { // the leader or another one may have taken the last of a common purse
                play.emit(new SynchroJoined(ally.id(), leader.id()));
                attack.reactions().join(advantages);
            }
        }
    }

    private static List<Fighter> joining(CenturyState state, Fighter leader) {
        List<Fighter> joining = new ArrayList<>(0);
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SYNCHRO && mark.against().equals(leader.id())) {
                Fighter ally = state.unit(mark.by());
                if (ally.isFighting() && Powers.points(state, ally) > 0) {
                    joining.add(ally);
                }
            }
        }
        return joining;
    }

    /** Striking together pays where a single blow is turned away. */
    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return state.tension() >= TENSE
                && unit.genre().points() > 1
                && facesBoss(state, unit)
                && prospects.threatens()
                && prospects.hasPartner();
    }

    private static boolean facesBoss(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other) && other.machine().tier() == Tier.BOSS) {
                return true;
            }
        }
        return false;
    }
}
