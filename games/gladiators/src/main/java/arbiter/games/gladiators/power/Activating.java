package arbiter.games.gladiators.power;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.modifier.duration.Activation;
import arbiter.games.gladiators.modifier.effect.Burnout;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A power is switched on, on its user, on somebody willing, or over an Area. Ledger: GG-TRN-3, GG-AMB-97. */
public final class Activating {

    private static final List<PlainOption> HOW =
            List.of(PlainOption.of("plain", "As it is"), PlainOption.of("burning", "At 4 more Levels by Burnout"));

    private Activating() {}

    /** With Burnout its user says whether it burns. Ledger: GG-MD-08. */
    public static PowerUse declared(Play<GladiatorsState> play, PowerUse use) {
        if (!use.has(Burnout.class)) {
            return use;
        }
        String how = play.choose(Request.one(use.user().decider(), "power.how", HOW)
                        .asking(() -> "How does " + use.user().name() + " activate "
                                + use.power().title() + "?")
                        .quietly())
                .id();
        Declared said = use.declared();
        return use.declaring(how.equals("burning") ? said.burn() : said);
    }

    /** By somebody on himself, or as an Area where he wants it. */
    public static void by(Play<GladiatorsState> play, PowerUse use) {
        Gladiator user = use.user();
        if (!use.way().isArea()) {
            on(play, use, List.of(user.id()));
            return;
        }
        List<Gladiator> wanted = new ArrayList<>(List.of(user));
        wanted.addAll(play.state().friendsOf(user));
        wanted.addAll(play.state().enemiesOf(user));
        AreaAim.chosen(play, use, wanted).ifPresent(area -> over(play, use, area));
    }

    /** On those, without any roll against them; says whether it came to anything. */
    public static boolean on(Play<GladiatorsState> play, PowerUse use, List<String> units) {
        return Payment.unaimed(play, use, () -> begin(play, use, units, Optional.empty()));
    }

    /** Over an Area; with a range its hex is rolled for. */
    public static boolean over(Play<GladiatorsState> play, PowerUse use, PlacedArea area) {
        return Payment.of(play, use, () -> begin(play, use, List.of(), Optional.of(AreaAim.landed(play, use, area))));
    }

    /** What was paid for begins, an older instance ends if there is no room; says its number. */
    public static int begin(Play<GladiatorsState> play, PowerUse use, List<String> on, Optional<PlacedArea> area) {
        Instances.makeRoom(play, use);
        int number = use.user().inUse().next();
        play.emit(new PowerActivated(
                use.user().id(),
                use.power().place(),
                use.wayPlace(),
                use.declared().burning(),
                on,
                AreaInPlay.isAttached(use.way()) ? Optional.empty() : area));
        Optional<PowerModifier> rolled = use.way().find(Activation.class);
        if (rolled.isPresent() && use.kind() instanceof StandingAbility) { // GG-MD-01
            ActivePower active = use.user().inUse().find(number).orElseThrow();
            Activation.works(play, Running.running(use.user(), active), rolled.get(), true);
        }
        return number;
    }
}
