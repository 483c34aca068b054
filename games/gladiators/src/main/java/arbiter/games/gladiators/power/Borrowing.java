package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.AwakePower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** Powers that somebody has for as long as another power is active. Ledger: GG-AB-08, GG-AMB-66. */
public final class Borrowing {

    private Borrowing() {}

    /** Somebody gets a copy at that Level, which lasts as long as the activation with that number. */
    public static void resolve(
            Play<GladiatorsState> play, Gladiator user, OwnedPower original, int level, int activation) {
        SuperPower whole = original.whole();
        SuperPower copy = new SuperPower(whole.design().at(level), whole.forms(), whole.modifiers());
        int place = user.powers().size();
        String word = original.word() + "-copy-" + (place + 1);
        play.emit(new PowerBorrowed(user.id(), new OwnedPower(place, word, copy, AwakePower.all(copy)), activation));
    }

    /** What hung on that activation is given back, for {@link Leftovers}. */
    static void giveBack(GladiatorsState state, Gladiator user, int activation) {
        BorrowedPowers borrowed = user.borrowed();
        for (int i = 0; i < borrowed.powers().size(); i++) {
            int place = borrowed.powers().get(i).place();
            if (borrowed.activations().get(i) == activation && !user.condition().has(place, PowerFault.ABSENT)) {
                user.set(user.condition().with(place, PowerFault.ABSENT));
                Leftovers.end(state, user, active -> active.power() == place);
            }
        }
    }

    /** Somebody has one more power. */
    public record PowerBorrowed(String user, OwnedPower power, int activation) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.set(unit.levels().longer());
            unit.set(unit.condition().longer());
            unit.set(unit.borrowed().with(power, activation));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    user,
                    " now has " + power.title() + " of Level " + power.whole().level());
        }
    }
}
