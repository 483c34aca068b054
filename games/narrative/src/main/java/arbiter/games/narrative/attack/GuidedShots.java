package arbiter.games.narrative.attack;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part: projectiles that missed and come round again when the round ends. Ledger: NAR-Q-12. */
public record GuidedShots(List<Shot> shots) implements Part {

    public static final GuidedShots NONE = new GuidedShots(List.of());

    /** Who fired what at whom, and how well it finds its way. */
    public record Shot(String attacker, String target, WeaponSource source, int rating) {}

    public GuidedShots {
        shots = List.copyOf(shots);
    }

    static void add(Play<NarrativeState> play, AttackInProgress attack, AttackSource source, int rating) {
        WeaponSource projectile = new WeaponSource(
                source.weaponUsed().orElseThrow(),
                source.damage(),
                source.critical().orElseThrow(),
                source.dealsStrain(),
                Optional.empty());
        play.emit(new ShotComesRound(
                new Shot(attack.actor().id(), attack.aimedAt().id(), projectile, rating)));
    }

    /** Each makes one new attack; what misses again may be activated again. */
    public static void resolve(Play<NarrativeState> play) {
        List<Shot> due = play.state().guidedShots().shots();
        if (due.isEmpty()) {
            return;
        }
        play.emit(new ShotsDue());
        for (Shot shot : due) {
            Participant target = play.state().unit(shot.target());
            if (target.present() && !target.vitals().dead()) {
                Attack.resolve(play, () -> GuidedAttack.of(play.state(), shot));
            }
        }
    }

    /** A projectile turns. */
    public record ShotComesRound(Shot shot) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            List<Shot> more = new ArrayList<>(state.guidedShots().shots());
            more.add(shot);
            state.set(new GuidedShots(more));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, shot.target(), " has " + shot.source().name() + " coming round again");
        }
    }

    /** The round is over, and nothing is left in the air but what is resolved now. */
    public record ShotsDue() implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("What missed comes round again");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
