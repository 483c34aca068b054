package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.environment.SightDifficulty;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.OpposedRoll;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Sneaking past watchers: AGI + Sneak against PER + Survival. Ledger: WAS-OPP-5, WAS-SNEAK-5, AMB-64, AMB-70. */
public final class Stealth {

    /** From this level on darkness hides people. Ledger: WAS-SNEAK-5. */
    private static final int DARK = 2;

    private Stealth() {}

    /** Before the first turn: those who come sneaking, against every enemy. Ledger: section 5.0. */
    public static void atStart(Play<WastelandState> play) {
        WastelandState state = play.state();
        for (Fighter one : state.units()) {
            if (one.unaware().sneaking()) {
                play.emit(new AwarenessEvents.SneakingEnded(one.id()));
                for (Fighter watcher : state.units()) {
                    if (watches(state, watcher, one)) {
                        against(play, Occasion.of(one), watcher, "sneaking up");
                    }
                }
            }
        }
    }

    /** An enemy with a line of sight who knows of somebody and is able to see. */
    static boolean watches(WastelandState state, Fighter watcher, Fighter one) {
        return watcher.canAct()
                && !watcher.isHidden()
                && state.enemies(watcher, one)
                && !Unawareness.isUnaware(watcher, one)
                && state.battlefield().sees(watcher.zone(), one.zone());
    }

    /** Behind cover, in deep darkness, or in fog that is between them. Ledger: WAS-SNEAK-5. */
    static boolean canHideFrom(WastelandState state, Fighter watcher, Fighter one) {
        boolean fog = watcher.zone() != one.zone() && state.surroundings().isFoggy(one.zone());
        return watches(state, watcher, one) && (fog || isOutOfTheOpen(state, one));
    }

    /** Whether cover or darkness keeps somebody from plain sight. */
    static boolean isOutOfTheOpen(WastelandState state, Fighter one) {
        return CoverLeft.isBehind(state, one) || state.surroundings().darkness(one.zone()) >= DARK;
    }

    /** What hinders the watcher makes it easier to sneak. */
    static void against(Play<WastelandState> play, Occasion occasion, Fighter watcher, String what) {
        WastelandState state = play.state();
        Fighter one = occasion.actor();
        TestAttempt reacting = TestAttempt.of(
                        watcher, "watching out", Attribute.PERCEPTION, SkillName.SURVIVAL, Modifiers.none())
                .alone();
        boolean unseen = OpposedRoll.resolve(play, reacting, successes -> {
            Modifiers difficulty = Modifiers.of("watcher", successes);
            for (Modifiers.Part part : SightDifficulty.of(state, Modifiers.none(), watcher, one.zone())
                    .parts()) {
                difficulty = difficulty.and(part.label(), -part.value());
            }
            Modifiers own = TestDifficulty.ofActor(difficulty, occasion, Attribute.AGILITY);
            return TestAttempt.of(
                            one, what, Attribute.AGILITY, SkillName.SNEAK, TestDifficulty.ofDisturbed(state, own, one))
                    .alone();
        });
        if (unseen) {
            play.emit(new AwarenessEvents.LostSight(watcher.id(), one.id()));
        }
    }
}
