package arbiter.games.centuryg.match;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.unit.Fighter;

/** What a Turn promises to a person on foot, in points of Plot Armor: for whoever weighs what to do with it. */
public interface FootProspects {

    /** What an attack that is expected to go like that does to somebody. */
    double blow(Fighter target, MightOutlook outlook);

    /** What a breath of gas costs somebody. */
    double choking(Fighter other);

    /** What the loss of so many Layers means to somebody. */
    double layers(Fighter other, int lost);

    /** What getting away from here is worth. */
    double escape();

    /** What so many Advantages against somebody are worth to friends who can still use them in this Round. */
    double help(Fighter target, int advantages);

    /** What so many Disadvantages of somebody are worth. */
    double rattling(int disadvantages);

    /** What it is worth that somebody holds on worse by so much for each Layer lost. */
    double finishing(Fighter target, int disadvantages);

    /** What the same attack does to the others around its target. */
    double sweep(Fighter target);

    /** What is hindering the attack on somebody. */
    double hindrance(Fighter target);
}
