package arbiter.games.gladiators.power;

import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.power.CastEvents.Duplicated;
import arbiter.games.gladiators.result.HitsTaken;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/** Several bodies of one character. Ledger: GG-AB-16, GG-AMB-11, GG-AMB-106. */
public final class Duplicates {

    private Duplicates() {}

    /** How many more there may be: never more copies in play than the Level. */
    public static int room(GladiatorsState state, PowerUse use) {
        int copies = 0;
        for (Gladiator other : state.units()) {
            if (other.present()
                    && other.origin().cause() == Origin.Cause.DUPLICATE
                    && other.origin().by().equals(groupOf(use.user()))) {
                copies++;
            }
        }
        return use.level(state).total() - copies;
    }

    private static String groupOf(Gladiator unit) {
        return unit.origin().by().isEmpty() ? unit.id() : unit.origin().by();
    }

    public static void resolve(Play<GladiatorsState> play, PowerUse use) {
        Gladiator target = target(play, use);
        int count = Math.min(room(play.state(), use), 1 + use.way().form().number("extra-duplicate"));
        for (int i = 0; i < count; i++) {
            int number = 2;
            while (play.state().find(target.id() + "-" + number).isPresent()) {
                number++;
            }
            play.emit(new Duplicated(
                    target.id(), target.id() + "-" + number, target.name() + " " + number, place(play, use, target)));
        }
    }

    /** Its user, or somebody willing in reach. */
    private static Gladiator target(Play<GladiatorsState> play, PowerUse use) {
        List<PlainOption> options = new ArrayList<>();
        options.add(PlainOption.of(use.user().id(), use.user().name()));
        if (use.way().hasRange()) {
            for (Gladiator friend : play.state().friendsOf(use.user())) {
                if (PowerTargets.reaches(use.way(), play.state().range(use.user(), friend))) {
                    options.add(PlainOption.of(friend.id(), friend.name()));
                }
            }
        }
        return options.size() == 1
                ? use.user()
                : play.state()
                        .unit(play.choose(Request.one(use.user().decider(), "duplicate.of", options)
                                        .asking(() -> "Of whom is there one more?"))
                                .id());
    }

    /** In the target's hex or the next. */
    private static Hex place(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        List<PlainOption> options = new ArrayList<>();
        options.add(PlainOption.of(target.hex().toString(), "In the same hex"));
        for (Hex hex : target.hex().neighbours()) {
            Spot spot = target.position().spot().at(hex);
            if (play.state().map().contains(hex) && !play.state().walls().fills(spot)) {
                options.add(
                        PlainOption.of(hex.toString(), HexWords.choice(play.state(), target.hex(), hex, target.id())));
            }
        }
        return Hex.parse(play.choose(Request.one(use.user().decider(), "duplicate.place", options)
                        .asking(() -> "Where does the duplicate appear?")
                        .quietly())
                .id());
    }

    /**
     * Somebody has gone out of action. One of several bodies disappears instead of lying there; if it was by Lethal, each of
     * the others takes a hit, which is not itself Lethal. The last body is an ordinary character.
     */
    public static void wentOut(Play<GladiatorsState> play, Gladiator unit, boolean lethal) {
        List<Gladiator> others = new ArrayList<>();
        for (Gladiator other : play.state().units()) {
            if (other != unit && other.present() && other.origin().isOneWith(unit.origin())) {
                others.add(other);
            }
        }
        if (others.isEmpty()) {
            return;
        }
        play.emit(new LeftPlay(unit.id(), "one of several bodies disappears"));
        if (lethal) {
            for (Gladiator other : others) {
                if (other.isInAction()) {
                    play.emit(HitsTaken.of(other, Modifiers.of("a body lost to Lethal", 1), 0));
                    GoingOut.check(play, other, false, false);
                }
            }
        }
    }
}
