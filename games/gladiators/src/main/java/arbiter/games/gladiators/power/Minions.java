package arbiter.games.gladiators.power;

import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.power.CastEvents.MinionSummoned;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Holding;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Minions that somebody summons. Ledger: GG-AB-39, GG-AMB-75, GG-OOA-2. */
public final class Minions {

    private Minions() {}

    public static void resolve(Play<GladiatorsState> play, PowerUse use) {
        Optional<Holding> held = use.user().profile().holding(use.power().place());
        if (held.isEmpty()) {
            return;
        }
        Gladiator user = use.user();
        int count = 1 + use.way().form().number("extra-minion");
        Hex place = place(play, use);
        int number = user.inUse().next();
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int free = free(play.state(), user);
            String name = use.power().title() + " " + free;
            Profile profile = new Profile(
                    name, Build.Standing.MINOR, use.way().level(), held.get().powers(), List.of(), List.of());
            String id = user.id() + "-minion-" + free;
            String after = ids.isEmpty() ? user.id() : ids.get(ids.size() - 1);
            play.emit(new MinionSummoned(user.id(), number, id, name, profile, place, after));
            ids.add(id);
        }
        Optional<PlacedArea> area = use.way().isPersistent("barrier")
                ? Optional.of(AreaInPlay.around(play.state().unit(ids.get(0)), use.way()))
                : Optional.empty();
        Activating.begin(play, use, ids, area);
    }

    private static int free(GladiatorsState state, Gladiator user) {
        int number = 1;
        while (state.find(user.id() + "-minion-" + number).isPresent()) {
            number++;
        }
        return number;
    }

    /** Its range says where they appear; without one that is next to the summoner. */
    private static Hex place(Play<GladiatorsState> play, PowerUse use) {
        List<Hex> places = new ArrayList<>();
        List<Hex> middles = new ArrayList<>(List.of(use.user().hex()));
        if (use.way().hasRange()) {
            for (Gladiator enemy : play.state().enemiesOf(use.user())) {
                middles.add(enemy.hex());
            }
        }
        for (Hex middle : middles) {
            for (Hex hex : middle.neighbours()) {
                if (!places.contains(hex) && mayAppear(play.state(), use, hex)) {
                    places.add(hex);
                    break;
                }
            }
        }
        if (places.isEmpty()) {
            return use.user().hex();
        }
        List<PlainOption> options =
                places.stream().map(hex -> option(play.state(), use, hex)).toList();
        return Hex.parse(play.choose(Request.place(
                                use.user().decider(), "summon.place", options, text -> freely(play.state(), use, text))
                        .asking(() -> "Where does " + use.power().title() + " bring them?"))
                .id());
    }

    private static boolean mayAppear(GladiatorsState state, PowerUse use, Hex hex) {
        int range = use.user().position().spot().distance(Spot.ground(hex));
        boolean near = use.way().hasRange() ? PowerTargets.reaches(use.way(), range) : range <= 1;
        return near && state.map().contains(hex) && !state.walls().fills(Spot.ground(hex));
    }

    private static PlainOption freely(GladiatorsState state, PowerUse use, String text) {
        try {
            Hex hex = Hex.parse(text);
            if (mayAppear(state, use, hex)) {
                return option(state, use, hex);
            }
            throw new Refused("nobody can appear " + HexWords.there(use.user().hex(), hex)
                    + ": name a free hex in range (GG-AB-39)");
        } catch (IllegalArgumentException notThere) {
            throw new Refused(notThere.getMessage());
        }
    }

    private static PlainOption option(GladiatorsState state, PowerUse use, Hex hex) {
        Gladiator user = use.user();
        return PlainOption.of(hex.toString(), HexWords.choice(state, user.hex(), hex, user.id()));
    }

    /** Those bound to an Area are gone when they are no longer in it. Ledger: GG-AB-39. */
    public static void keepInside(Play<GladiatorsState> play, RunningPower running) {
        Optional<PlacedArea> area = AreaInPlay.of(running);
        if (area.isEmpty()) {
            return;
        }
        int number = running.activation().orElseThrow().number();
        for (Gladiator minion : List.copyOf(play.state().units())) {
            if (minion.origin().isSummonedBy(running.owner().id(), number)
                    && minion.present()
                    && !area.get().covers(minion.position().spot())) {
                play.emit(new LeftPlay(minion.id(), "it has left the Area it was summoned to"));
            }
        }
    }
}
