package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.Accuracy;
import arbiter.games.gladiators.modifier.effect.Burnout;
import arbiter.games.gladiators.modifier.effect.Knockback;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.power.Declared;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is said beforehand about an attack besides power and target, in one question that is there only where something can
 * be said. Ledger: section 5.2, step 1, GG-KBK-7, GG-KBK-8, GG-AMB-46, GG-DSM-1, GG-MD-08, GG-MD-33, GG-HIT-23.
 */
final class AttackDeclaration {

    private static final String BURN = "burnout";
    private static final String HOOK = "hook";
    private static final String SLAM = "slam";
    private static final String AIMED = "accuracy";
    private static final String SPARE = "spare";
    private static final String LINKED = "linked:";
    private static final String DISARM = "disarm:";

    private AttackDeclaration() {}

    /** The uses that come at the target together, the first one as it was declared. */
    static List<PowerUse> of(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        PowerUse meant = use.declaring(use.declared().lethal(LethalBounds.isLethal(play, use, target)));
        return together(
                play,
                meant,
                options(play.state(), meant, target),
                LinkedPowers.of(play.state(), meant, target),
                target);
    }

    /** The uses that cover the same hexes together. */
    static List<PowerUse> ofArea(Play<GladiatorsState> play, PowerUse use) {
        List<PlainOption> options = new ArrayList<>();
        ownOptions(use, options);
        return together(play, use, options, LinkedPowers.ofArea(use), use.user());
    }

    private static List<PowerUse> together(
            Play<GladiatorsState> play,
            PowerUse use,
            List<PlainOption> options,
            List<PowerUse> partners,
            Gladiator target) {
        for (PowerUse partner : partners) {
            options.add(PlainOption.of(
                    LINKED + partner.power().word(),
                    "Together with " + partner.power().title()));
        }
        List<String> said = ask(play, use, options);
        List<PowerUse> uses = new ArrayList<>();
        uses.add(use.declaring(declared(use.declared(), said, target)));
        for (PowerUse partner : partners) {
            if (said.contains(LINKED + partner.power().word())) {
                uses.add(partner);
            }
        }
        return uses;
    }

    private static List<String> ask(Play<GladiatorsState> play, PowerUse use, List<PlainOption> options) {
        List<String> said = new ArrayList<>();
        if (!options.isEmpty()) {
            play.chooseSome(Request.some(use.user().decider(), "attack.how", options, 0, options.size())
                            .asking(() -> "How does " + use.user().name() + " use "
                                    + use.power().title() + "?")
                            .quietly())
                    .forEach(option -> said.add(option.id()));
        }
        return said;
    }

    private static List<PlainOption> options(GladiatorsState state, PowerUse use, Gladiator target) {
        List<PlainOption> options = new ArrayList<>();
        boolean strong = StrikeLevel.strength(state, use).isPresent();
        if (use.has(Melee.class) && (strong || use.has(Knockback.class))) {
            options.add(PlainOption.of(HOOK, "As a Hook, 1 worse to hit: half of the knockback goes up"));
            options.add(PlainOption.of(SLAM, "As a Slam, 2 worse to hit: into the ground"));
        }
        if (strong && !Running.on(state, use.user(), Accuracy.class).isEmpty()) {
            options.add(PlainOption.of(AIMED, "Aimed with Accuracy, without Super Strength"));
        }
        ownOptions(use, options);
        for (OwnedPower held : Disarm.of(use.user(), use.way(), target)) {
            options.add(PlainOption.of(DISARM + held.word(), "Strike " + held.title() + " away"));
        }
        return options;
    }

    private static void ownOptions(PowerUse use, List<PlainOption> options) {
        if (use.has(Burnout.class)) {
            options.add(PlainOption.of(BURN, "With Burnout, 4 Levels higher"));
        }
        Optional<PowerModifier> lethal = use.way().find(Lethal.class);
        if (lethal.isPresent() && isOptional(lethal.get()) && use.declared().lethal()) {
            options.add(PlainOption.of(SPARE, "Not Lethal"));
        }
    }

    private static boolean isOptional(PowerModifier lethal) {
        return lethal.has("optional-lawful") || lethal.has("optional-not-human");
    }

    /** Of what excludes one another the first counts. */
    private static Declared declared(Declared before, List<String> said, Gladiator target) {
        Declared declared = before;
        for (String word : said) {
            switch (word) {
                case BURN -> declared = declared.burn();
                case HOOK, SLAM ->
                    declared = declared.manner() == Declared.Manner.PLAIN
                            ? declared.as(word.equals(HOOK) ? Declared.Manner.HOOK : Declared.Manner.SLAM)
                            : declared;
                case AIMED -> declared = declared.aimed();
                case SPARE -> declared = declared.lethal(false);
                default -> declared = declared.focus().isEmpty() ? atFocus(declared, word, target) : declared;
            }
        }
        return declared;
    }

    private static Declared atFocus(Declared declared, String word, Gladiator target) {
        for (OwnedPower power : target.powers()) {
            if (word.equals(DISARM + power.word())) {
                return declared.at(power.place());
            }
        }
        return declared;
    }
}
