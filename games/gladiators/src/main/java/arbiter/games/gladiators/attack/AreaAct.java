package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** A power used on a group of hexes; where they lie is asked afterwards. Ledger: GG-TGT-1, GG-TRN-3, GG-ARE-6. */
public record AreaAct(OwnedPower power, PlainPower way, AreaTemplate template, List<String> whom) implements PowerAct {

    /** Every Area that could catch an opponent. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!UsablePowers.mayAim(unit)) {
            return;
        }
        for (PowerUse use : UsablePowers.of(state, unit, AreaAct::attacks)) {
            for (AreaTemplate template : templates(state, use)) {
                if (canCatch(state, use, template)) {
                    List<Gladiator> near = near(state, unit, use.way(), template);
                    menu.add(new AreaAct(use.power(), use.way(), template, UnitOption.ids(near)));
                }
            }
        }
    }

    private static boolean attacks(PlainPower way) {
        return way.kind() instanceof AffectingAbility && way.isArea();
    }

    /** Those that its user can lay; who is grabbed lays none at a distance. Ledger: GG-GRB-2. */
    public static List<AreaTemplate> templates(GladiatorsState state, PowerUse use) {
        return use.way().hasRange() && Vantage.isFettered(state, use.user(), use.way(), 1)
                ? List.of()
                : AreaTemplates.of(use.way());
    }

    /** Whether it can be laid so that it catches an opponent. */
    public static boolean canCatch(GladiatorsState state, PowerUse use, AreaTemplate template) {
        List<Gladiator> near = near(state, use.user(), use.way(), template);
        return !near.isEmpty() && AreaPlacing.canCatch(state, use, template, near);
    }

    /** Opponents who are not too far away for it. */
    static List<Gladiator> near(GladiatorsState state, Gladiator unit, PlainPower way, AreaTemplate template) {
        int farthest = AreaTemplates.farthest(way, template);
        List<Gladiator> near = new ArrayList<>();
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction() && state.range(unit, enemy) <= farthest) {
                near.add(enemy);
            }
        }
        return near;
    }

    @Override
    public boolean aimsAtOther() {
        return true; // GG-AMB-90
    }

    @Override
    public String verb() {
        return "area";
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + template.shape().word();
    }

    @Override
    public String text() {
        return power.title(way) + " over an Area (" + template.shape().word() + ")";
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("lands"), Headline.wanted("hit"));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        AreaChain.act(play, AttackDeclaration.ofArea(play, PowerUse.plain(user, power, way)), template);
    }
}
