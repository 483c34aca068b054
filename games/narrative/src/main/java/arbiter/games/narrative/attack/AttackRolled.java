package arbiter.games.narrative.attack;

import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.ArrayList;
import java.util.List;

/** What an attack came to: whether it hit, and what its symbols could pay for. Told by the check before it. */
public record AttackRolled(String unit, String target, boolean hit, boolean criticalPossible, List<String> affordable)
        implements NarrativeEvent {

    static AttackRolled of(NarrativeState state, AttackInProgress attack) {
        boolean hit = attack.succeeds();
        int advantage = attack.purse().advantage();
        boolean triumph = attack.purse().triumph() > 0;
        boolean critical = hit
                && HitDamage.getsPastSoak(state, attack.hits().get(0))
                && (triumph || advantage >= attack.source().critical().orElse(Integer.MAX_VALUE)); // NAR-ODDS-3
        List<String> affordable = new ArrayList<>();
        for (RatedQuality rated : attack.source().qualities()) {
            int cost = rated.quality().cost().orElse(Integer.MAX_VALUE);
            if (hit && cost < Integer.MAX_VALUE && (triumph || advantage >= cost)) {
                affordable.add(rated.quality().name());
            }
        }
        return new AttackRolled(attack.actor().id(), attack.aimedAt().id(), hit, critical, affordable);
    }

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit)
                .words(hit ? " hits " : " misses ")
                .unit(target, state.unit(target).name())
                .line();
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit);
        measures.fact("critical possible", criticalPossible);
        for (String quality : affordable) {
            measures.fact("enough advantage for " + quality, true);
        }
    }
}
