package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.effect.DamageEffect.Afterwards;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * The damage of one attack in the order of its steps: one roll that serves every target and every hit, then target by target
 * what breaks, cover, resistance and loss, then what damage effects do afterwards. Ledger: section 2.16, WAS-DMG-9.
 */
public final class Damage {

    private static final Afterwards[] ORDER = {Afterwards.RADIATION, Afterwards.STUN, Afterwards.PERSISTENT};

    private Damage() {}

    /** Rolls so many combat dice and deals them to everybody who is hit, and to those whom Burst adds. */
    public static void resolve(
            Play<WastelandState> play, DamageSource source, int dice, List<Hit> hits, ExtraTargets burst) {
        RolledDamage roll = play.once("damage.roll", () -> RolledDamage.roll(play, source, dice));
        int effects = roll.effects();
        int most = source.moreTargets(effects);
        List<Fighter> extra = most == 0 ? List.of() : burst.choose(play, most); // WAS-EFF-1
        TargetDamage share = new TargetDamage(play, source, roll.damage(), effects);
        List<Hit> struck = new ArrayList<>(hits.size() + extra.size());
        List<Fighter> before = new ArrayList<>(hits.size() + extra.size());
        for (Hit hit : hits) {
            if (hit.target().present()) {
                share.deal(hit, before);
                struck.add(hit);
                before.add(hit.target());
            }
        }
        for (Fighter more : extra) {
            if (more.present()) {
                struck.add(share.dealAtRandom(more, before));
                before.add(more);
            }
        }
        afterwards(play, source, struck, effects);
    }

    /** Whoever is gone by now is skipped. Ledger: WAS-DMG-9. */
    private static void afterwards(Play<WastelandState> play, DamageSource source, List<Hit> struck, int effects) {
        if (effects == 0) {
            return;
        }
        for (Afterwards when : ORDER) {
            for (DamageEffect effect : source.effects()) {
                if (effect.when() == when) {
                    for (Hit hit : struck) {
                        if (hit.target().present()) {
                            effect.afterwards(play, source, hit, effects);
                        }
                    }
                }
            }
        }
    }
}
