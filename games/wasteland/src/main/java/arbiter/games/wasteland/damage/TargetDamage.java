package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.creature.CreatureTrait;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Radiation;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.location.BrokenArmour;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverBroken;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.kernel.Play;
import java.util.List;
import java.util.OptionalInt;

/** What one damage roll does to one target after the other. Ledger: WAS-DMG-3 to 8, WAS-DMG-10 to 12. */
final class TargetDamage {

    private final Play<WastelandState> play;
    private final DamageSource source;
    private final int damage;
    private final int effects;

    TargetDamage(Play<WastelandState> play, DamageSource source, int damage, int effects) {
        this.play = play;
        this.source = source;
        this.damage = damage;
        this.effects = effects;
    }

    /** A hit at a known location, and what Spread adds to it. */
    void deal(Hit hit, List<Fighter> before) {
        Fighter target = hit.target();
        int dice = coverDice(target);
        int cover = cover(target, dice > 0, before);
        struck(hit, dice, cover);
        int more = source.moreHits(effects);
        for (int i = 0; i < more && target.present(); i++) {
            spread(target, cover);
        }
    }

    /** An additional target: its location is found after its cover, and Spread leaves it alone. Ledger: WAS-ATK-10, WAS-EFF-1. */
    Hit dealAtRandom(Fighter target, List<Fighter> before) {
        int dice = coverDice(target);
        int cover = cover(target, dice > 0, before);
        Hit hit = new Hit(target, play.draw("attack.location", target.locationDraw()));
        struck(hit, dice, cover);
        return hit;
    }

    private int coverDice(Fighter target) {
        return source.meetsCoverOf(target) ? CoverLeft.against(play.state(), target, source.fromZone()) : 0;
    }

    /** Breaking comes before the roll, and once for each piece of cover. Ledger: WAS-DMG-3, WAS-DMG-4, WAS-COVER-6. */
    private int cover(Fighter target, boolean behind, List<Fighter> before) {
        if (!behind) {
            return 0;
        }
        int broken = source.broken(effects);
        OptionalInt piece = target.position().cover();
        if (broken > 0
                && before.stream().noneMatch(other -> other.position().cover().equals(piece))) {
            play.emit(new CoverBroken(piece.getAsInt(), Math.min(broken, coverDice(target))));
        }
        int dice = coverDice(target);
        return dice == 0 ? 0 : play.once("cover", () -> CoverRoll.roll(play, target, dice));
    }

    /** Breaking meets armour where there was no cover; what cover did not take goes on only if the table says so. Ledger: WAS-EFF-2, AMB-14. */
    private void struck(Hit hit, int coverDice, int cover) {
        Fighter target = hit.target();
        boolean meetsArmour = coverDice == 0 || play.state().rules().breakingGoesOn();
        int broken = meetsArmour ? source.broken(effects) - coverDice : 0;
        if (broken > 0) {
            BrokenArmour.take(play, target, hit.location(), source.weapon().types(), broken);
        }
        lose(target, hit.location(), damage, cover, source.ignoredResistance(effects));
        source.attacker().ifPresent(attacker -> {
            for (CreatureTrait ability : attacker.profile().abilities()) {
                ability.onHit(play, hit, effects);
            }
        });
    }

    /** Half the rolled damage at a random location; other effects do not apply. Ledger: WAS-EFF-6. */
    private void spread(Fighter target, int cover) {
        int location = play.draw("attack.location", target.locationDraw());
        lose(target, location, damage / 2, cover, 0);
    }

    /** Ledger: WAS-DMG-5 to 8, WAS-DMG-11, WAS-DMG-12. */
    private void lose(Fighter target, int location, int points, int cover, int ignored) {
        List<DamageType> types = source.weapon().types();
        OptionalInt stopping = EffectiveResistance.worn(target, location, types);
        if (stopping.isEmpty()) {
            return; // immune
        }
        int worn = stopping.getAsInt();
        int resistance = play.state().rules().piercingArmourOnly()
                ? Math.max(0, worn - ignored) + cover // AMB-13
                : Math.max(0, worn + cover - ignored);
        int left = points - resistance;
        InjuryTreatment.afterHit(play, target, location);
        if (types.get(0) == DamageType.RADIATION) {
            Radiation.suffer(play, target, left, location, source.debilitating());
        } else {
            HealthLoss.ofHit(play, target, left, location, source.debilitating());
        }
    }
}
