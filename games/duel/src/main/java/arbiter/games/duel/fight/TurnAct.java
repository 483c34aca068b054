package arbiter.games.duel.fight;

import arbiter.games.duel.fight.FightEvents.BreathCaught;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.act.Act;
import java.util.List;
import java.util.Optional;

/** What a fighter can do with a turn. */
sealed interface TurnAct extends Act<DuelState, Fighter> {

    record AttackAct(Fighter target) implements TurnAct {

        @Override
        public String id() {
            return "attack:" + target.id();
        }

        @Override
        public String text() {
            return "Attack " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public List<Headline> headlines() {
            return List.of(Headline.wanted("hit"), Headline.wanted(target.id() + " health"));
        }

        @Override
        public void resolve(Play<DuelState> play, Fighter fighter) {
            Attack.resolve(play, fighter, target);
        }
    }

    /** Ledger: DUEL-TURN-2. */
    record BreatheAct() implements TurnAct {

        @Override
        public String id() {
            return "breathe";
        }

        @Override
        public String text() {
            return "Catch breath";
        }

        @Override
        public void resolve(Play<DuelState> play, Fighter fighter) {
            play.emit(new BreathCaught(fighter.id(), 1));
        }
    }
}
