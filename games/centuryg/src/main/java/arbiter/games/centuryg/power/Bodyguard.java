package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.Shields;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** What an ally's own shields leave of its Damage hits the owner, now or the next time. Ledger: take-one-for-the-team, BCG-AMB-90. */
public record Bodyguard() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        Fighter taker = ActingPilot.body(state, owner); // BCG-COMB-3
        for (Fighter ally : Powers.allies(state, owner)) {
            if (canCover(state, taker, ally) && !state.has(Mark.Kind.COVERED, ally)) {
                answers.add(power.answer(
                        state,
                        owner,
                        ally,
                        () -> "take the next Damage for " + ally.name(),
                        play -> play.emit(new Marked(
                                new Mark(Mark.Kind.COVERED, ally.id(), taker.id(), "", 1, Clock.FIGHT),
                                "is covered"))));
            }
        }
    }

    @Override
    public void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {
        Fighter ally = blow.target();
        Fighter taker = ActingPilot.body(state, owner); // BCG-COMB-3
        if (!blow.isRedirected() && taker != ally && canCover(state, taker, ally)) {
            answers.add(power.answer(
                    state,
                    owner,
                    ally,
                    () -> "take this Damage for " + ally.name(),
                    play -> redirect(play, blow, taker)));
        }
    }

    /** An ally on the map, no farther than the taker's Speed. */
    private static boolean canCover(CenturyState state, Fighter taker, Fighter ally) {
        return taker.isOut()
                && ally.isOut()
                && !state.enemies(taker, ally)
                && state.distance(taker, ally) <= Ranks.speed(state, taker);
    }

    private static void redirect(Play<CenturyState> play, DamageInProgress blow, Fighter taker) {
        Fighter ally = blow.target();
        Shields.absorb(play, blow);
        blow.redirect(taker);
        play.emit(new Marked(
                new Mark(
                        Mark.Kind.EVASIVE,
                        ally.id(),
                        taker.id(),
                        "",
                        1,
                        play.state().rounds(taker, 1)),
                "is out of the line of fire, harder to hit for a Round"));
    }

    /** Somebody has called to take it, before anybody is asked. */
    public static void resolve(Play<CenturyState> play, DamageInProgress blow) {
        CenturyState state = play.state();
        Fighter target = blow.target();
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.COVERED && mark.on().equals(target.id())) {
                Fighter taker = state.unit(mark.by());
                Shields.absorb(play, blow);
                if (blow.dealt() <= 0) {
                    return;
                }
                play.emit(new MarksEnded(target.id(), Mark.Kind.COVERED));
                if (taker.isOut()) {
                    redirect(play, blow, taker);
                }
                return;
            }
        }
    }

    /** Whoever can bear it twice. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isSerious() && answer.owner().points() > 2 * answer.stake() ? 10 : 0;
    }
}
