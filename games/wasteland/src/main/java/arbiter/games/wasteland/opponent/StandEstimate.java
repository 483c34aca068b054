package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AttackActs;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackForms;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.item.DrawAct;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Mines;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What it is worth to stand somewhere: whom one can attack from there, and who can get at one. */
final class StandEstimate {

    private static final double EXPOSED = 0.05;
    private static final double COVER = 0.3;
    private static final double WITHIN_REACH = 0.03;
    private static final double RADIATED = 0.25;
    private static final double MINED = 0.6;
    private static final double SAVED = 0.35;
    private static final double ONE_STEP = 0.4;
    private static final double ONE_ZONE = 0.2;
    private static final int LONG = 10;
    private static final double FAR = 0.02;
    private static final double HELPLESSLY_FAR = 0.12;

    private final WastelandState imagined;
    private final Fighter one;
    private final AttackEstimate attacks;
    private final double acting;
    private final boolean helps;
    private boolean attackHere;

    /** On a copy of the table; the attack counts less when it comes only in the next turn. */
    StandEstimate(WastelandState state, Fighter actor, boolean extra, boolean acts) {
        this.imagined = state.copy();
        this.one = imagined.unit(actor.id());
        this.attacks = new AttackEstimate(imagined, one, extra && acts);
        this.acting = acts ? 1 : 0.5;
        this.helps = one.rank(SkillName.MEDICINE) > 0;
    }

    /** As things are. */
    double here() {
        attackHere = best() > 0;
        return worth();
    }

    /** Whether there is anybody to attack from where it stood at first. */
    boolean canAttack() {
        return attackHere;
    }

    /** In that zone, behind that piece of cover, right beside that unit. */
    double at(int zone, OptionalInt cover, Optional<Fighter> beside) {
        Nearness.leave(imagined, one);
        Position.put(one, zone, cover);
        beside.ifPresent(other -> Nearness.join(one, imagined.unit(other.id())));
        return worth();
    }

    /** With something else in hand, where it stands now; the table stays imagined so. */
    double holding(DrawAct draw) {
        draw.imagine(imagined, one);
        return worth();
    }

    private double worth() {
        double attack = best();
        return acting * attack + help() - danger() - distance() * (attack > 0 ? FAR : HELPLESSLY_FAR);
    }

    /** Friends within reach who need somebody's hands. */
    private double help() {
        if (!helps || one.nearness().inReach().isEmpty()) {
            return 0;
        }
        double worth = 0;
        for (Fighter other : imagined.units()) {
            if (other.isDying() && Nearness.within(one, other) && !imagined.enemies(one, other)) {
                worth = Math.max(worth, SAVED * Importance.of(other));
            }
        }
        return worth;
    }

    private double best() {
        double best = 0;
        List<AttackForm> forms = one.attackForms(imagined);
        for (int i = 0; i < forms.size(); i++) {
            AttackForm form = forms.get(i);
            if (!form.strikesZones() && AttackForms.isUsable(one, form)) {
                best = Math.max(best, best(form));
            }
        }
        return best;
    }

    private double best(AttackForm form) {
        double best = 0;
        List<Fighter> units = imagined.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.present() && imagined.enemies(one, other) && !Unawareness.isUnaware(one, other)) {
                double counts = AttackActs.reaches(imagined, one, form, other) ? 1 : form.isMelee() ? step(other) : 0;
                best = counts > 0 ? Math.max(best, counts * attacks.of(form, other)) : best;
            }
        }
        return best;
    }

    /** How much a blow counts that takes a step first, or a run. */
    private double step(Fighter other) {
        int zones = imagined.battlefield().graph().distance(one.zone(), other.zone());
        return zones == 0 ? ONE_STEP : zones == 1 ? ONE_ZONE : 0;
    }

    /** Enemies with a line to the place, less what cover stops, and what the place itself does. */
    private double danger() {
        double danger = 0;
        List<Fighter> units = imagined.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.canAct() && imagined.enemies(one, other) && !Unawareness.isUnaware(one, other)) {
                if (Nearness.within(one, other)) {
                    danger += WITHIN_REACH;
                } else if (imagined.battlefield().sees(other.zone(), one.zone()) && shoots(other)) {
                    int dice = CoverLeft.against(imagined, one, other.zone());
                    danger += EXPOSED * Math.max(0.1, 1 - COVER * dice);
                }
            }
        }
        boolean immune = one.profile().protection().isImmuneTo(DamageType.RADIATION);
        danger += imagined.surroundings().isRadiated(one.zone()) && !immune ? RADIATED : 0;
        return boldness() * danger + mines();
    }

    /** The longer a fight lasts, the less anybody waits behind cover. */
    private double boldness() {
        return imagined.round() < LONG ? 1 : imagined.round() < 2 * LONG ? 0.5 : 0;
    }

    /** Whether somebody can get at others from afar with what is in hand. */
    private boolean shoots(Fighter other) {
        List<AttackForm> forms = other.attackForms(imagined);
        for (int i = 0; i < forms.size(); i++) {
            if (!forms.get(i).isMelee() && AttackForms.isUsable(other, forms.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Only those that it knows of. */
    private double mines() {
        double danger = 0;
        for (Mines.PlacedMine mine : imagined.mines().placed()) {
            danger += mine.zone() == one.zone() && mine.knownTo().has(one) ? MINED : 0;
        }
        return danger;
    }

    /** Zones to the nearest enemy who can act. */
    private int distance() {
        int nearest = imagined.battlefield().size();
        boolean found = false;
        List<Fighter> units = imagined.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.canAct() && imagined.enemies(one, other) && !Unawareness.isUnaware(one, other)) {
                nearest = Math.min(nearest, imagined.battlefield().graph().distance(one.zone(), other.zone()));
                found = true;
            }
        }
        return found ? nearest : 0;
    }
}
