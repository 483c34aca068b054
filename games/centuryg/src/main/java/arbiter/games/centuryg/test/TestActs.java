package arbiter.games.centuryg.test;

import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Tests of all kinds that somebody may try, as far as there is something to try. Ledger: 2.3, BCG-SKILL-2, BCG-PROXY-2. */
final class TestActs {

    private TestActs() {}

    /** What that person may try; {@code asker} says what the Test is, the gamemaster or the person's own player. */
    static List<OptionalAction<CenturyState>> of(CenturyState state, Fighter fighter, Decider asker) {
        List<OptionalAction<CenturyState>> attempts = new ArrayList<>();
        String id = fighter.id();
        String name = fighter.name();
        attempts.add(OptionalAction.of(
                "test:" + id, name + " makes a Test", play -> TestOrder.single(play, asker, fighter)));
        for (Fighter other : state.units()) {
            if (other != fighter && isPresent(other)) {
                attempts.add(OptionalAction.of(
                        "contest:" + id + ":" + other.id(),
                        name + " against " + other.name(),
                        play -> TestOrder.contest(play, asker, fighter, other)));
            }
        }
        if (state.scene().scale() == SceneScale.INTERMISSION) {
            atLeisure(state, fighter, asker, attempts);
        }
        return attempts;
    }

    private static boolean isPresent(Fighter other) {
        return other.hasBody() && other.isFighting();
    }

    /** What nobody has the time for while there is a fight. */
    private static void atLeisure(
            CenturyState state, Fighter fighter, Decider asker, List<OptionalAction<CenturyState>> attempts) {
        String id = fighter.id();
        String name = fighter.name();
        attempts.add(OptionalAction.of(
                "extended:" + id,
                name + " works at something, in an Extended Test",
                play -> LongTests.extended(play, asker, fighter)));
        attempts.add(OptionalAction.of(
                "mixed:" + id,
                name + " does several things at once, in a Mixed Test",
                play -> LongTests.mixed(play, asker, fighter)));
        if (!ResourcesActs.items(state, fighter).isEmpty()) {
            attempts.add(OptionalAction.of(
                    "equipment:" + id,
                    name + " looks for Equipment",
                    play -> ResourcesActs.equipment(play, asker, fighter)));
        }
        attempts.add(OptionalAction.of(
                "resources:" + id, name + " has it done for money", play -> ResourcesActs.substitute(play, fighter)));
        for (Fighter other : state.units()) {
            if (isPresent(other)) {
                treatment(fighter, other, attempts);
                repairs(fighter, other, attempts);
            }
        }
    }

    /** Ledger: BCG-HEAL-1. */
    private static void treatment(Fighter healer, Fighter patient, List<OptionalAction<CenturyState>> attempts) {
        for (int i = 0; i < Body.LAYERS; i++) {
            int layer = i;
            if (HealingRoll.possible(patient, layer)) {
                attempts.add(OptionalAction.of(
                        "heal:" + healer.id() + ":" + patient.id() + ":" + (layer + 1),
                        healer.name() + " treats Layer " + (layer + 1) + " of " + patient.name(),
                        play -> HealingRoll.resolve(play, healer, patient, layer)));
            }
        }
    }

    /** Ledger: BCG-PROXY-2. */
    private static void repairs(Fighter mechanic, Fighter owner, List<OptionalAction<CenturyState>> attempts) {
        for (int i = 0; i < owner.body().proxies().size(); i++) {
            int which = i;
            if (HealingRoll.repairable(owner, which)) {
                attempts.add(OptionalAction.of(
                        "repair:" + mechanic.id() + ":" + owner.id() + ":" + (which + 1),
                        mechanic.name() + " repairs a Proxy of " + owner.name(),
                        play -> HealingRoll.repair(play, mechanic, owner, which)));
            }
        }
    }

    /** A player says what to try, and the gamemaster whether that goes. */
    static void choose(Play<CenturyState> play, Fighter fighter) {
        List<OptionalAction<CenturyState>> options = of(play.state(), fighter, fighter.decider());
        options.add(OptionalAction.none("Nothing after all"));
        OptionalAction<CenturyState> chosen = play.choose(Request.one(fighter.decider(), "try.what", options)
                .asking(() -> "What does " + fighter.name() + " try?"));
        if (!chosen.declines() && agreed(play, chosen)) {
            chosen.resolve(play);
        }
    }

    private static boolean agreed(Play<CenturyState> play, OptionalAction<CenturyState> wanted) {
        return play.choose(Request.one(Decider.GAMEMASTER, "try.agreed", YesNo.BOTH)
                        .asking(() -> wanted.text() + ". Does that go?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
    }
}
