package arbiter.games.gladiators.power;

import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.CreatedEnvironment;
import arbiter.games.gladiators.environment.EnvironmentClash;
import arbiter.games.gladiators.environment.EnvironmentEvents.ClashSettled;
import arbiter.games.gladiators.environment.EnvironmentEvents.EnvironmentChanged;
import arbiter.games.gladiators.environment.EnvironmentEvents.EnvironmentMade;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Weather, light or air that somebody makes. Ledger: GG-AB-05, GG-ENV-2, GG-ENV-3, GG-AMB-16. */
public final class OwnWeather {

    private static final int LARGE = 3;
    private static final int MASSIVE = 10;

    private OwnWeather() {}

    public static void resolve(Play<GladiatorsState> play, PowerUse use) {
        List<Climate> kinds = kinds(play, use);
        int level = use.level(play.state()).total();
        int radius = radius(play, use, level);
        Hex centre = centre(play, use);
        Optional<HexDirection> wind = kinds.contains(Climate.WIND) ? Optional.of(wind(play, use)) : Optional.empty();
        int number = Activating.begin(play, use, List.of(), Optional.empty());
        AbilityOwner owner = new AbilityOwner(use.user().id(), number);
        play.emit(new EnvironmentMade(new CreatedEnvironment(owner, kinds, level, centre, radius, wind)));
        settle(play, owner);
    }

    /** One of those bought, or as many together as combinations were bought. */
    private static List<Climate> kinds(Play<GladiatorsState> play, PowerUse use) {
        PowerForm form = use.way().form();
        List<PlainOption> options = new ArrayList<>();
        for (String word : form.among("calm")) {
            options.add(PlainOption.of(word, word.replace('-', ' ')));
        }
        List<PlainOption> chosen = options;
        if (options.size() > 1) {
            Request<PlainOption> request = Request.some(
                            use.user().decider(), "environment.kind", options, 1, 1 + form.number("combined"))
                    .asking(() -> "What does " + use.user().name() + " make?");
            chosen = play.chooseSome(request);
        }
        List<Climate> kinds = new ArrayList<>();
        for (PlainOption one : chosen) {
            kinds.add(Climate.valueOf(one.id().toUpperCase(Locale.ROOT).replace('-', '_')));
        }
        return kinds;
    }

    /** 3 or 10, above Level 1 also 10 for each Level. */
    private static int radius(Play<GladiatorsState> play, PowerUse use, int level) {
        List<PlainOption> options = new ArrayList<>();
        for (int radius : level > 1 ? new int[] {LARGE, MASSIVE, MASSIVE * level} : new int[] {LARGE, MASSIVE}) {
            options.add(PlainOption.of("" + radius, radius + " hexes around"));
        }
        return Integer.parseInt(play.choose(Request.one(use.user().decider(), "environment.radius", options)
                        .asking(() -> "How far does it reach?"))
                .id());
    }

    private static Hex centre(Play<GladiatorsState> play, PowerUse use) {
        Gladiator user = use.user();
        if (!use.way().hasRange()) {
            return user.hex();
        }
        List<PlainOption> options = new ArrayList<>();
        for (Gladiator other : play.state().units()) {
            boolean known =
                    other.present() && (!other.isHidden() || other.side().equals(user.side()));
            if (known && PowerTargets.reaches(use.way(), play.state().range(user, other))) {
                PlainOption option = PlainOption.of(other.hex().toString(), "Around " + other.name());
                if (options.stream().noneMatch(one -> one.id().equals(option.id()))) {
                    options.add(option);
                }
            }
        }
        if (options.isEmpty()) {
            Hex next = user.hex().neighbour(HexDirection.values()[0]);
            options.add(PlainOption.of(next.toString(), "Next to " + user.name()));
        }
        return Hex.parse(play.choose(
                        Request.place(user.decider(), "environment.place", options, text -> freely(play, use, text))
                                .asking(() -> "Where is its middle?"))
                .id());
    }

    private static PlainOption freely(Play<GladiatorsState> play, PowerUse use, String text) {
        try {
            Hex hex = Hex.parse(text);
            play.state().map().require("its middle", List.of(hex));
            int range = use.user().position().spot().distance(Spot.ground(hex));
            if (!PowerTargets.reaches(use.way(), range)) {
                throw new Refused("its middle would be " + range + " hexes away, out of range (GG-TGT-3)");
            }
            return PlainOption.of(
                    hex.toString(), "Around a hex " + HexWords.there(use.user().hex(), hex));
        } catch (IllegalArgumentException notThere) {
            throw new Refused(notThere.getMessage());
        }
    }

    private static HexDirection wind(Play<GladiatorsState> play, PowerUse use) {
        List<PlainOption> options = new ArrayList<>();
        for (HexDirection direction : HexDirection.values()) {
            String word = direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
            options.add(PlainOption.of(word, "Toward " + word.replace('-', ' ')));
        }
        PlainOption chosen = play.choose(Request.one(use.user().decider(), "environment.wind", options)
                .asking(() -> "Where does the wind blow?"));
        return HexDirection.values()[options.indexOf(chosen)];
    }

    /** What it meets that opposes it: the higher Level stays, equals roll. Ledger: GG-ENV-3. */
    private static void settle(Play<GladiatorsState> play, AbilityOwner owner) {
        for (EnvironmentClash clash : play.state().environments().clashes(owner)) {
            boolean both = isThere(play.state(), owner, clash.kind())
                    && (clash.otherOwner().isEmpty()
                            || isThere(play.state(), clash.otherOwner().get(), clash.other()));
            if (!both) {
                continue;
            }
            boolean newerWins = switch (clash.winner()) {
                case NEWER -> true;
                case OTHER -> false;
                case BY_ROLL -> rollOff(play);
            };
            play.emit(new ClashSettled(clash, newerWins));
            AbilityOwner loser = newerWins ? clash.otherOwner().orElse(owner) : owner;
            if (play.state().environments().of(loser).isEmpty()
                    && play.state()
                            .unit(loser.unit())
                            .inUse()
                            .find(loser.instance())
                            .isPresent()) {
                play.emit(new PowerEnded(loser.unit(), loser.instance(), "its environment gave way"));
            }
        }
    }

    private static boolean isThere(GladiatorsState state, AbilityOwner owner, Climate kind) {
        return state.environments()
                .of(owner)
                .filter(made -> made.kinds().contains(kind))
                .isPresent();
    }

    /** Each a die, the higher stays, equals again. */
    private static boolean rollOff(Play<GladiatorsState> play) {
        int newer = 0;
        int other = 0;
        while (newer == other) {
            newer = play.draw("environment.clash", Wear.DIE).sum();
            other = play.draw("environment.clash", Wear.DIE).sum();
        }
        return newer > other;
    }

    /** What has faded is lower. */
    public static void again(Play<GladiatorsState> play, RunningPower running) {
        of(play.state(), running).ifPresent(made -> {
            int level = running.level(play.state()).total();
            if (level > 0 && level != made.level()) {
                play.emit(new EnvironmentChanged(made.atLevel(level)));
            }
        });
    }

    /** What is on its maker goes along. Ledger: GG-DUR-4. */
    public static void moved(Play<GladiatorsState> play, RunningPower running, Gladiator unit) {
        if (unit == running.owner() && running.way().isPersistent("personal")) {
            of(play.state(), running)
                    .filter(made -> !made.centre().equals(unit.hex()))
                    .ifPresent(made -> {
                        play.emit(new EnvironmentChanged(made.movedTo(unit.hex())));
                        settle(play, made.owner());
                    });
        }
    }

    private static Optional<CreatedEnvironment> of(GladiatorsState state, RunningPower running) {
        int number = running.activation().orElseThrow().number();
        return state.environments().of(new AbilityOwner(running.owner().id(), number));
    }

    /** Whether somebody is immune to that kind here because it is their own doing and they bought that. Ledger: GG-AMB-16. */
    public static boolean spares(GladiatorsState state, Gladiator unit, Climate kind) {
        for (ActivePower active : unit.inUse().all()) {
            RunningPower running = Running.running(unit, active);
            if (running.kind() instanceof BoardAbility
                    && running.way().form().has("immune")
                    && of(state, running)
                            .filter(made -> made.kinds().contains(kind))
                            .isPresent()) {
                return true;
            }
        }
        return false;
    }
}
