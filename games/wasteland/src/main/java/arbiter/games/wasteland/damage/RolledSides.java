package arbiter.games.wasteland.damage;

import arbiter.dice.Faces;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.Optional;

/** Combat dice of a roll: those that may still be thrown again, and those that were and stand. Ledger: WAS-TEST-10. */
record RolledSides(Faces open, Optional<Faces> settled) {

    static RolledSides of(Faces thrown) {
        return new RolledSides(thrown, Optional.empty());
    }

    Faces all() {
        return settled.map(open::and).orElse(open);
    }

    RolledSides again(Play<WastelandState> play, String label, SidesOption chosen) {
        Faces again = play.draw(label, CombatPool.of(chosen.dice()).sides(), CombatPool.CLASSES);
        return new RolledSides(
                chosen.left(open), Optional.of(settled.map(again::and).orElse(again)));
    }

    /** As many points as somebody likes, one after the other, each after seeing what the last one did. Ledger: WAS-LUCK-5. */
    Faces withLuck(Play<WastelandState> play, String question, String label, Fighter roller) {
        RolledSides sides = this;
        while (LuckUse.has(roller) && sides.open.size() > 0) {
            SidesOption chosen = play.choose(Request.one(roller.decider(), question, SidesOption.withLuck(sides.open))
                    .asking(() -> "A point of luck (" + roller.luck().left()
                            + " left) to throw up to three combat dice again?")
                    .otherwise(SidesOption.NONE)
                    .quietly());
            if (chosen.declines()) {
                return sides.all();
            }
            LuckUse.spend(play, roller, 1, "Miss Fortune");
            sides = sides.again(play, label, chosen);
        }
        return sides.all();
    }
}
