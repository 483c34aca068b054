package arbiter.server.web;

import com.microsoft.playwright.Page;
import java.nio.file.Path;

/** Pictures of the pages as the tests saw them, kept in target/screenshots for people to look at. */
final class Screenshots {

    private Screenshots() {}

    static void take(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
    }
}
