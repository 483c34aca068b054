package arbiter.games.wasteland.damage;

import arbiter.dice.CombatDice;
import arbiter.dice.Faces;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Weight;
import java.util.List;

/** What cover stops, rolled once for an attack and a target. Ledger: WAS-COVER-2, WAS-COVER-3, WAS-PRONE-5. */
final class CoverRoll {

    private CoverRoll() {}

    static int roll(Play<WastelandState> play, Fighter target, int dice) {
        CombatPool pool = CombatPool.of(dice);
        int stopped = target.isProne() || LuckUse.has(target)
                ? CombatDice.read(again(play, target, pool)).damage()
                : play.draw("cover.dice", pool.sum(), CombatPool.DAMAGE).damage();
        play.emit(new CoverHeld(target.id(), dice, stopped));
        return stopped;
    }

    /** Whoever is prone may throw any of the dice again, then Luck may; each die once. */
    private static Faces again(Play<WastelandState> play, Fighter target, CombatPool pool) {
        RolledSides sides = RolledSides.of(play.draw("cover.dice", pool.sides(), CombatPool.CLASSES));
        if (target.isProne()) {
            Faces now = sides.open();
            SidesOption chosen = play.choose(Request.one(target.decider(), "cover.prone", SidesOption.ofAll(now))
                    .asking(() -> "Prone behind cover: which of its dice do you throw again?")
                    .decidedBy(() -> List.of(Headline.feared("damage")))
                    .otherwise(SidesOption.blanks(now))
                    .quietly());
            sides = chosen.declines() ? sides : sides.again(play, "cover.reroll", chosen);
        }
        return sides.withLuck(play, "cover.miss-fortune", "cover.reroll", target);
    }

    /** Cover stopped so much. */
    public record CoverHeld(String unit, int dice, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, "'s cover stops " + points + " (" + dice + " CD)");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }
}
