package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** Threshold back, and Maimed Areas work for some Rounds; before Damage is dealt, too. Ledger: believe-in-myself, BCG-AMB-44. */
public record SelfRepair(int threshold, int rounds) implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        if (isHurt(ActingPilot.body(state, owner))) { // BCG-COMB-3
            answers.add(power.answer(
                    state,
                    owner,
                    () -> "regain " + threshold + " Threshold, Maimed Areas work for " + Powers.rounds(rounds),
                    play -> repair(play, owner)));
        }
    }

    @Override
    public void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target() && isHurt(blow.target())) {
            answers.add(power.answer(
                            state, owner, () -> "regain " + threshold + " Threshold first", play -> repair(play, owner))
                    .idleIf(blow.amount() < blow.target().points()));
        }
    }

    private static boolean isHurt(Fighter unit) {
        return unit.points() < unit.fullPoints();
    }

    private void repair(Play<CenturyState> play, Fighter owner) {
        ThresholdRepair.resolve(play, owner, threshold);
        play.emit(new Marked(
                Mark.own(Mark.Kind.IGNORES_MAIMS, owner, 1, play.state().rounds(owner, rounds)),
                "uses even what is Maimed for " + Powers.rounds(rounds)));
    }

    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.stake() >= answer.owner().points() ? 12 : 0;
    }

    /** Hurt so badly that most of its Weapons are of no use. */
    @Override
    public int worthUnasked(CenturyState state, Fighter owner, KnownPower power, TurnProspects prospects) {
        boolean maimed = owner == prospects.unit() && !owner.maims().isEmpty();
        return maimed && prospects.hasLostWeapons() && prospects.threatens() ? 2 : 0;
    }
}
